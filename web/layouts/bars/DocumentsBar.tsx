import { focusContent } from "../../browser/accessibility.ts";
import { publicPaths } from "../../paths.ts";
import { legal } from "../../public/legal.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Bar } from "./Bar.tsx";

/** Asks to accept the texts that bind, in the versions that hold now. */
export function DocumentsBar() {
  const [runAction, isBusy] = useMutationAction();
  const accept = async () => {
    const { acceptDocuments } = await import("../../shared/account/acceptDocuments.ts");
    const { terms, privacy } = legal;
    return await acceptDocuments({ terms: terms.version, privacy: privacy.version });
  };
  return (
    <Bar
      label="Termos e privacidade"
      actions={
        <BusyButton
          variant="outlined"
          size="small"
          isBusy={isBusy}
          onClick={() => runAction(accept, focusContent)}
        >
          Aceitar
        </BusyButton>
      }
    >
      Leia e aceite a versão atual dos <a href={publicPaths.terms} target="_blank">Termos de uso</a>
      {" "}
      ({legal.terms.version}) e da <a href={publicPaths.privacy} target="_blank">Privacidade</a>
      {" "}
      ({legal.privacy.version}).
    </Bar>
  );
}
