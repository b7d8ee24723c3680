/** Puts the focus on the screen's content, where what had it is gone. */
export const focusContent = () =>
  document.getElementById("conteudo")?.focus({ preventScroll: true });

/** The `ref` of what goes away by being used: if it has the focus then, the content gets it. */
export const focusContentOnUnmount = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusContent();
};

/** Says `text` to a screen reader, in the page's one live region (index.html). */
export function announce(text: string) {
  const status = document.getElementById("status");
  if (status) status.textContent = text;
}
