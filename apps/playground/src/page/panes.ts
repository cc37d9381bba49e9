/** On a phone board and problems share one place: these buttons say which is there. */
export function connectPanes(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-pane-button]');
  for (const button of buttons) {
    button.addEventListener('click', () => {
      document.body.dataset['pane'] = button.dataset['paneButton'] ?? 'board';
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
    });
  }
}
