/** Focuses the screen's content, after the focused element was removed. */
export const focusContent = () =>
  document.getElementById("conteudo")?.focus({ preventScroll: true });

/** A `ref` that focuses the screen's content if the element has the focus when it is removed. */
export const focusContentOnUnmount = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusContent();
};

/** Announces `text` to screen readers, by the page's live region (index.html). */
export function announce(text: string) {
  const status = document.getElementById("status");
  if (status) status.textContent = text;
}
