/** On a phone board and problems share one place: these buttons say which is there. */
export function connectPanes(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-pane-button]');
  const show = (pane: string) => {
    document.body.dataset['pane'] = pane;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset['paneButton'] === pane));
  };
  for (const button of buttons) button.addEventListener('click', () => show(button.dataset['paneButton'] ?? 'board'));
  // The link for keyboards leads to the problems, which must be there then.
  document.querySelector('.skip-link')?.addEventListener('click', () => show('problems'));
}
