import { markedRuns } from "../ui/display/message_marks.ts";
import type { Demo, HomeData } from "./contract.ts";

const DEBOUNCE_MS = 250;

const tags = { bold: "b", strike: "s", italic: "i", link: "span" } as const;

/** Shows the message while the visitor types; the server writes it, as it writes offers'. */
export function followTyping(demo: HTMLElement) {
  const form = demo.querySelector("form")!;
  const message = demo.querySelector<HTMLElement>("#message")!;
  const bubble = message.firstElementChild!.firstElementChild!;
  const blank = [...bubble.childNodes];
  let pending: AbortController | undefined;
  let timer: number | undefined;

  const update = async () => {
    pending?.abort();
    pending = new AbortController();
    const typed = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const page: HomeData | null = await fetch(`/_payload.json?${typed}`, {
      signal: pending.signal,
    }).then((response) => response.ok ? response.json() : null)
      .catch(() => null); // without a response the last message stays
    if (page) show(page.demo);
  };
  const show = ({ text, problems }: Demo) => {
    for (const field of form.querySelectorAll<HTMLElement>("[data-field]")) {
      setProblem(field, problems[field.dataset["field"] as keyof Demo["typed"]]);
    }
    message.dataset["drawn"] = `${text === null}`;
    bubble.replaceChildren(...(text === null ? blank : text.split(/\n{2,}/).map(paragraph)));
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(update, DEBOUNCE_MS);
  };
  demo.dataset["live"] = "";
  form.addEventListener("input", schedule);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    schedule();
  });
}

/** Sets the sentence under a field, as `ui/forms/Field.tsx` renders it. */
function setProblem(field: HTMLElement, problem: string | undefined) {
  field.querySelector("[data-refused]")!.setAttribute("data-refused", `${problem !== undefined}`);
  field.querySelector("input")!.setAttribute("aria-invalid", `${problem !== undefined}`);
  field.querySelector("p")!.textContent = problem ?? " ";
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  text.split("\n").forEach((line, row) => {
    if (row > 0) element.append(document.createElement("br"));
    for (const run of markedRuns(line)) element.append(marked(run));
  });
  return element;
}

function marked({ style, text }: ReturnType<typeof markedRuns>[number]): Node {
  if (style === "plain") return document.createTextNode(text);
  const element = document.createElement(tags[style]);
  element.textContent = text;
  return element;
}
