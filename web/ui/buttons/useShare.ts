import { showNotice } from "../overlays/notices.ts";
import { copyText, shareText } from "../../browser/share.ts";

/** Copy and share, telling what happened. */
export function useShare() {
  return {
    async copy(text: string, told = "Mensagem copiada.") {
      if (await copyText(text)) showNotice(told, { variant: "success" });
      else showNotice("O navegador não deixou copiar. Selecione o texto e copie à mão.");
    },
    async share(text: string) {
      if (!await shareText(text)) showNotice("O aparelho não abriu o compartilhamento.");
    },
  };
}
