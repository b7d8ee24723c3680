/** Puts the focus on the screen's content, where what had it is gone. */
export const focusContent = () =>
  document.getElementById("conteudo")?.focus({ preventScroll: true });
