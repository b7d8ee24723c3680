/** Whether the browser lets a page read what was copied, once the person agrees. */
export const canReadClipboard = () => typeof navigator.clipboard?.readText === "function";

/** What was copied, or the sentence for why it does not come. */
export async function copiedText(): Promise<
  { readonly text: string } | { readonly refusal: string }
> {
  try {
    const text = await navigator.clipboard.readText();
    return text.trim() === ""
      ? { refusal: "Não há texto copiado. Copie o link no app da loja e volte aqui." }
      : { text };
  } catch {
    return {
      refusal:
        "O navegador não deixou ler o que você copiou. Toque e segure no campo e escolha Colar.",
    };
  }
}
