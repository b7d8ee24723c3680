import { markedRuns } from "../ui/display/message_marks.ts";
import type { Demo, HomeData } from "./contract.ts";

/** Milliseconds without a key before the server is asked. */
const PAUSE = 250;
const tags = { bold: "b", strike: "s", italic: "i", link: "span" } as const;

/** Shows the message while the visitor types; the server writes it, by the rule that counts. */
export function followTyping(demo: HTMLElement) {
  const form = demo.querySelector("form")!;
  const message = demo.querySelector<HTMLElement>("#message")!;
  const bubble = message.firstElementChild!.firstElementChild!;
  const blank = [...bubble.childNodes];
  let asking: AbortController | undefined;
  let pause: number | undefined;

  const ask = async () => {
    asking?.abort();
    asking = new AbortController();
    const typed = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const answer: HomeData | null = await fetch(`/_payload.json?${typed}`, {
      signal: asking.signal,
    }).then((response) => response.ok ? response.json() : null)
      .catch(() => null); // without an answer the last one stays
    if (answer) show(answer.demo);
  };
  const show = ({ text, problems }: Demo) => {
    for (const field of form.querySelectorAll<HTMLElement>("[data-field]")) {
      tell(field, problems[field.dataset["field"] as keyof Demo["typed"]]);
    }
    message.dataset["drawn"] = `${text === null}`;
    bubble.replaceChildren(...(text === null ? blank : text.split(/\n{2,}/).map(paragraph)));
  };
  const later = () => {
    clearTimeout(pause);
    pause = setTimeout(ask, PAUSE);
  };
  demo.dataset["live"] = "";
  form.addEventListener("input", later);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    later();
  });
}

/** The sentence under a field, as `ui/Field.tsx` writes it. */
function tell(field: HTMLElement, problem: string | undefined) {
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
