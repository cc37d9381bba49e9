import type { FormatStyle } from './format/format-options.ts';
import type { Severity } from './severity.ts';

/** How boards are shown. */
export const BOARD_STYLES = ['image', 'text', 'none'] as const;

/** How boards are shown. */
export type BoardStyle = (typeof BOARD_STYLES)[number];

/** What a user may choose. */
export interface Settings {
  /** Severity of a rule's findings by its code, or `off`; what is not named keeps the rule's own severity. */
  readonly rules: Readonly<Record<string, Severity | 'off'>>;
  /** How boards are shown in hovers and completion: as an image, in letters for editors that show no images, or not at all. */
  readonly board: BoardStyle;
  /** Width and height of board images, in pixels. */
  readonly boardSize: number;
  /** How texts are laid out. */
  readonly format: FormatSettings;
}

/** The notation that leaves moves as they are written. */
export const AS_WRITTEN = 'as-written';

/** How texts are laid out. */
export interface FormatSettings {
  /** Lines stay below so many characters. */
  readonly width: number;
  /** Where variations stand. */
  readonly style: FormatStyle;
  /** Whether the Seven Tag Roster goes first and the other tags follow by name. */
  readonly sortTags: boolean;
  /** The notation in which legal moves are written anew, by its name; `as-written` leaves them. */
  readonly notation: string;
}

/** The settings of a user who chose nothing. */
export const defaultSettings: Settings = {
  rules: {},
  board: 'image',
  boardSize: 176,
  format: { width: 80, style: 'paragraph', sortTags: false, notation: AS_WRITTEN },
};
