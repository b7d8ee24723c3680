/** Copies `text`; without a clipboard API (plain http) by selecting a field. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr-only";
  const before = document.activeElement;
  // Inside an open dialog, whose focus trap would otherwise take the selection.
  (document.querySelector("[role=dialog]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Whether the device has a share sheet. */
export const canShare = () => typeof navigator.share === "function";

/** Opens the device's share sheet; returns whether that worked. Closing it is no failure. */
export async function shareText(text: string): Promise<boolean> {
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Returns a link to WhatsApp with the message filled in; the person picks the chat. */
export const whatsAppLink = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;
