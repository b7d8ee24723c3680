import { registerPath } from "../../start_paths.ts";
import { carryLink } from "../../browser/incoming.ts";

const OFFLINE = "Sem conexão agora. Confira a internet e tente de novo.";
const FAILED = "Não deu para ler agora. Tente de novo em instantes.";
const READING = "Lendo a página da loja…";

/**
 * Sends the demo's form without leaving the page; the server renders the result either way. A link
 * pasted into the empty field is read at once, and goes with the visitor who then creates an account.
 */
export function followDemo(demo: HTMLElement) {
  const form = demo.querySelector("form")!;
  const button = form.querySelector("button")!;
  const input = form.querySelector("input")!;
  const status = demo.querySelector<HTMLElement>("#demo-status")!;
  const isOwn = () =>
    demo.querySelector<HTMLElement>("#demo-result")!.dataset["example"] === "false";
  let readLink = isOwn() ? input.defaultValue : null;

  const say = (words: string, tone: string) => {
    status.textContent = words;
    status.dataset["tone"] = tone;
  };
  const read = async () => {
    const link = input.value;
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch("/", { method: "POST", body }).catch(() => null);
    if (!response) return say(OFFLINE, "doubt");
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const words = page.getElementById("demo-status");
    const result = page.getElementById("demo-result");
    if (!words || !result) return say(FAILED, "doubt");
    // Where nothing was read, what was read before stays.
    if (result.dataset["example"] === "false") {
      demo.querySelector("#demo-result")!.replaceWith(result);
      readLink = link;
    }
    say(words.textContent, words.dataset["tone"]!);
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.ariaBusy === "true") return;
    button.ariaBusy = "true";
    say(READING, "on");
    await read().catch(() => say(FAILED, "doubt"));
    button.ariaBusy = "false";
  });
  input.addEventListener("paste", ({ clipboardData }) => {
    const pasted = clipboardData?.getData("text") ?? "";
    if (input.value === "" && /https?:\/\//i.test(pasted)) setTimeout(() => form.requestSubmit());
  });
  document.addEventListener("click", ({ target }) => {
    const register = (target as Element).closest(`a[href^="${registerPath}"]`);
    if (register && readLink !== null) carryLink(readLink);
  });
}
