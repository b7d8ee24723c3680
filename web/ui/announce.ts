/** Says `text` to a screen reader, in the page's one live region (index.html). */
export function announce(text: string) {
  const status = document.getElementById("status");
  if (status) status.textContent = text;
}
