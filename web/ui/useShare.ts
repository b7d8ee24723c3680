import { useNotices } from "./notices.ts";
import { copyText, shareText } from "./share.ts";

/** Copy and share, telling what happened. */
export function useShare() {
  const { enqueueSnackbar } = useNotices();
  return {
    async copy(text: string, told = "Mensagem copiada.") {
      if (await copyText(text)) enqueueSnackbar(told, { variant: "success" });
      else enqueueSnackbar("O navegador não deixou copiar. Selecione o texto e copie à mão.");
    },
    async share(text: string) {
      if (!await shareText(text)) enqueueSnackbar("O aparelho não abriu o compartilhamento.");
    },
  };
}
