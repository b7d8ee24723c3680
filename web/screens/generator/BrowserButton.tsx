import { Copy } from "lucide-react";
import { siteName } from "../../browser/page_meta.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PickaxeIcon } from "../../ui/display/icons.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { copyText } from "../../browser/share.ts";
import { bookmarklet } from "./bookmarklet.ts";
import styles from "./Generator.module.css";

/** The bookmarklet, which sends the page that the browser shows when a shop blocks the server. */
export function BrowserButton() {
  const address = bookmarklet(location.origin);
  const copy = async () => {
    const copied = await copyText(address);
    showNotice(
      copied
        ? "Botão copiado. Cole-o como endereço de um favorito novo."
        : "O navegador não deixou copiar.",
      { variant: copied ? "success" : "error" },
    );
  };
  return (
    <Section title="Botão do navegador">
      <p className="small">
        Quando a loja não deixa ler a página, este botão manda para cá o que o seu navegador já
        mostra. Arraste-o para a barra de favoritos e aperte-o na página do produto. No celular,
        copie-o e cole como endereço de um favorito.
      </p>
      <div className={styles.buttonRow}>
        <a
          className={styles.bookmarklet}
          draggable
          // React refuses javascript: addresses in href, rightly, except for this one
          ref={(link) => link?.setAttribute("href", address)}
          onClick={(event) => {
            event.preventDefault();
            showNotice("Arraste o botão para a barra de favoritos.");
          }}
        >
          <PickaxeIcon size={18} />
          Ler no {siteName}
        </a>
        <Button variant="outlined" startIcon={<Copy size={18} />} onClick={copy}>
          Copiar o botão
        </Button>
      </div>
    </Section>
  );
}
