/** A tag name of the PGN standard or of a wide-spread extension. */
export interface TagEntry {
  readonly name: string;
  readonly summary: string;
  /** What a value looks like. */
  readonly example: string;
}

const tag = (name: string, summary: string, example: string): TagEntry => ({ name, summary, example });

/** The Seven Tag Roster, in its order (PGN standard, section 8.1.1). */
export const SEVEN_TAG_ROSTER: readonly TagEntry[] = [
  tag('Event', 'The name of the tournament or match', 'World Championship 2023'),
  tag('Site', 'The place: city, region, and the country as an IOC code', 'Astana KAZ'),
  tag('Date', 'The date the game began, with ?? for what is unknown', '2023.04.09'),
  tag('Round', 'The round within the event', '1.1'),
  tag('White', 'The player of the white pieces, family name first', 'Nepomniachtchi, Ian'),
  tag('Black', 'The player of the black pieces, family name first', 'Ding, Liren'),
  tag('Result', 'The result: 1-0, 0-1, 1/2-1/2, or * where it is unknown or the game goes on', '1-0'),
];

/** All tag names that are known, the Seven Tag Roster first (PGN standard, section 9, and later practice). */
export const TAGS: readonly TagEntry[] = [
  ...SEVEN_TAG_ROSTER,
  tag('WhiteElo', 'White’s rating', '2795'),
  tag('BlackElo', 'Black’s rating', '2788'),
  tag('WhiteTitle', 'White’s FIDE title', 'GM'),
  tag('BlackTitle', 'Black’s FIDE title', 'GM'),
  tag('WhiteFideId', 'White’s FIDE identity number', '4168119'),
  tag('BlackFideId', 'Black’s FIDE identity number', '8603677'),
  tag('WhiteType', 'Who plays White: human or program', 'human'),
  tag('BlackType', 'Who plays Black: human or program', 'program'),
  tag('WhiteTeam', 'White’s team', 'Norway'),
  tag('BlackTeam', 'Black’s team', 'China'),
  tag('WhiteNA', 'White’s electronic mail or network address', '-'),
  tag('BlackNA', 'Black’s electronic mail or network address', '-'),
  tag('ECO', 'The opening by the Encyclopaedia of Chess Openings', 'C65'),
  tag('Opening', 'The opening’s name', 'Ruy López'),
  tag('Variation', 'The opening’s variation', 'Berlin Defense'),
  tag('SubVariation', 'The variation’s variation', 'Anderssen Variation'),
  tag('NIC', 'The opening by the New in Chess key', 'RL 7.3'),
  tag('FEN', 'The position from which the game starts', '8/8/8/4k3/8/4K3/4P3/8 w - - 0 1'),
  tag('SetUp', '1 when the game starts from the FEN tag’s position, 0 for the usual one', '1'),
  tag('Variant', 'The rules of the game where they are not the usual ones', 'Chess960'),
  tag('PlyCount', 'The number of half-moves', '83'),
  tag('TimeControl', 'Periods of moves and seconds, and increments', '40/7200:3600'),
  tag('Time', 'The local time the game began', '15:00:00'),
  tag('UTCTime', 'The universal time the game began', '09:00:00'),
  tag('UTCDate', 'The universal date the game began', '2023.04.09'),
  tag('EndDate', 'The date the game ended', '2023.04.09'),
  tag('EventDate', 'The date the event began', '2023.04.09'),
  tag('EventSponsor', 'The sponsor of the event', '-'),
  tag('Section', 'The section of the tournament', 'Open'),
  tag('Stage', 'The stage of the event', 'Final'),
  tag('Board', 'The number of the board', '1'),
  tag('Termination', 'How the game ended', 'time forfeit'),
  tag('Annotator', 'Who annotated the game', 'Tarrasch, Siegbert'),
  tag('Mode', 'How the game was played: OTB, PM, EM, ICS, TC', 'OTB'),
  tag('Source', 'Where the game was taken from', '-'),
  tag('GameId', 'The game’s identity where it was played', '-'),
  tag('Link', 'The game’s address', 'https://example.org/game'),
];

const BY_NAME = new Map(TAGS.map((entry) => [entry.name, entry]));

/** What is known of a tag name; undefined for others, which are just as allowed. */
export function tagEntry(name: string): TagEntry | undefined {
  return BY_NAME.get(name);
}

/** The game termination markers with what they say. */
export const RESULTS = [
  { value: '1-0', meaning: 'White wins' },
  { value: '0-1', meaning: 'Black wins' },
  { value: '1/2-1/2', meaning: 'Draw' },
  { value: '*', meaning: 'Unknown, or the game goes on' },
] as const;
