import { Copy } from "lucide-react";
import { useIsDesktop } from "../../browser/media.ts";
import { siteName } from "../../browser/page_meta.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PickaxeIcon } from "../../ui/display/icons.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { copyText } from "../../browser/share.ts";
import { bookmarklet } from "./bookmarklet.ts";
import styles from "./Generator.module.css";

/**
 * The bookmarklet, which sends the page that the browser shows when a shop blocks the server; with
 * `isFolded` one row until somebody opens it.
 */
export function BrowserButton({ isFolded = false }: { isFolded?: boolean }) {
  const isDesktop = useIsDesktop();
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
  const content = (
    <>
      <p className="small">
        Quando a loja não deixa ler a página, este botão manda para cá o que você está vendo.{" "}
        {isDesktop
          ? "Arraste-o para a barra de favoritos e clique nele na página do produto."
          : "Copie-o, cole como endereço de um favorito e abra o favorito na página do produto."}
      </p>
      {!isDesktop && (
        <p className={`small ${styles.share}`}>
          No Android, instale o {siteName}{" "}
          pelo menu do navegador: aí você compartilha um produto do app da loja direto para cá.
        </p>
      )}
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
    </>
  );
  if (!isFolded) return <Section title="Botão do navegador">{content}</Section>;
  return (
    <details className={`${styles.fold} on-card`}>
      <summary>
        Ler direto do navegador
      </summary>
      {content}
    </details>
  );
}
