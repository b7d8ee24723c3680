import { useNotices } from "../../ui/overlays/notices.ts";
import { copyText } from "../../browser/share.ts";

/** Copies a code, and says so. */
export function useCopyCode() {
  const { showNotice } = useNotices();
  return async (code: string) => {
    if (await copyText(code)) showNotice(`${code} copiado.`, { variant: "success" });
    else showNotice("O navegador não deixou copiar. Selecione o código e copie à mão.");
  };
}
