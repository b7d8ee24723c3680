import { copyText, shareText } from "../../browser/share.ts";
import { showNotice } from "../overlays/notices.ts";

/** Copies a text and shows a notice: `done`, or how to copy by hand. */
export async function copyWithNotice(text: string, done = "Mensagem copiada.") {
  if (await copyText(text)) showNotice(done, { variant: "success" });
  else showNotice("O navegador não deixou copiar. Selecione o texto e copie à mão.");
}

/** Copies a coupon's code and shows a notice. */
export async function copyCode(code: string) {
  if (await copyText(code)) showNotice(`${code} copiado.`, { variant: "success" });
  else showNotice("O navegador não deixou copiar. Selecione o código e copie à mão.");
}

/** Opens the device's share sheet; shows a notice if that fails. */
export async function shareWithNotice(text: string) {
  if (!await shareText(text)) showNotice("O aparelho não abriu o compartilhamento.");
}
