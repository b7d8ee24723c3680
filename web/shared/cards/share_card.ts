const probe = () => new File([], "oferta.jpg", { type: "image/jpeg" });

/** Whether the device's share sheet takes pictures. */
export const canShareFiles = () => navigator.canShare?.({ files: [probe()] }) ?? false;

/** Opens the share sheet with the picture at `url`; closing it is no failure. */
export async function shareCard(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return false;
    const file = new File([await answer.blob()], "oferta.jpg", { type: "image/jpeg" });
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
