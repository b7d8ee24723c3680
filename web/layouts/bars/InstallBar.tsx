import { focusContent } from "../../browser/accessibility.ts";
import { siteName } from "../../browser/page_meta.ts";
import { dismissInstall, install } from "../../pwa/install.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Bar } from "./Bar.tsx";

/** The bar that offers to install the app. */
export function InstallBar() {
  const then = (act: () => void) => () => {
    focusContent(); // the button goes
    act();
  };
  return (
    <Bar
      label="Instalar"
      actions={
        <>
          <Button variant="outlined" size="small" onClick={then(install)}>Instalar</Button>
          <Button size="small" onClick={then(dismissInstall)}>Não mostrar de novo</Button>
        </>
      }
    >
      Instale o {siteName}: ele abre como um app, também sem conexão.
    </Bar>
  );
}
