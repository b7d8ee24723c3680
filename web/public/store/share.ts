/* The script of a store's page, which also works without it: a button that shares the page. */
const button = document.querySelector<HTMLButtonElement>("#compartilhar");

if (button && (navigator.share || navigator.clipboard)) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const { href } = document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? location;
    if (navigator.share) {
      await navigator.share({ title: document.title, url: href }).catch(() => {}); // dismissed
      return;
    }
    await navigator.clipboard.writeText(href);
    button.querySelector("span")!.textContent = "Link copiado";
  });
}
