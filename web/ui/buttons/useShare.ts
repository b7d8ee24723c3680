import { showNotice } from "../overlays/notices.ts";
import { copyText, shareText } from "../../browser/share.ts";

/** Returns functions that copy and share a text and show a notice of the outcome. */
export function useShare() {
  return {
    async copy(text: string, notice = "Mensagem copiada.") {
      if (await copyText(text)) showNotice(notice, { variant: "success" });
      else showNotice("O navegador não deixou copiar. Selecione o texto e copie à mão.");
    },
    async share(text: string) {
      if (!await shareText(text)) showNotice("O aparelho não abriu o compartilhamento.");
    },
  };
}
