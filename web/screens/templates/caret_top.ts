/** What decides where a text's lines break. */
const copied = [
  "width",
  "padding",
  "boxSizing",
  "font",
  "letterSpacing",
  "lineHeight",
] as const;

/** How many pixels below the top of a text's box the line of that position ends. */
export function caretTop(area: HTMLTextAreaElement, position: number): number {
  const mirror = document.createElement("div");
  const style = getComputedStyle(area);
  for (const name of copied) mirror.style[name] = style[name];
  mirror.style.position = "absolute";
  mirror.style.visibility = "hidden";
  mirror.style.whiteSpace = "pre-wrap";
  mirror.style.overflowWrap = "break-word";
  mirror.textContent = area.value.slice(0, position);
  const caret = mirror.appendChild(document.createElement("span"));
  caret.textContent = "{";
  area.parentElement!.append(mirror);
  const top = area.offsetTop + caret.offsetTop + caret.offsetHeight - area.scrollTop;
  mirror.remove();
  return top;
}
