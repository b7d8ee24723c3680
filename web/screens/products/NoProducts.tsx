import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Products.module.css";
import { useProductChanges } from "./useProductChanges.ts";
import type { OpenSheet } from "./useSheets.ts";

/** Before the first product: what the catalogue is good for, and the three ways into it. */
export function NoProducts({ refresh, onOpen }: { refresh: () => void; onOpen: OpenSheet }) {
  useProductChanges(refresh, refresh);
  return (
    <Section title="Nenhum produto ainda">
      <p>
        Guarde o que você divulga sempre. Olhamos o preço de cada produto ao longo do dia, mostramos
        o histórico e avisamos quando ele baixa. Há três maneiras de começar:
      </p>
      <ol className={styles.ways}>
        <li>
          <b>Cole o link</b>
          <span className="small">De qualquer loja, curto ou inteiro.</span>
          <Button variant="outlined" onClick={() => onOpen("save")}>Colar um link</Button>
        </li>
        <li>
          <b>Salve de uma oferta</b>
          <span className="small">No menu de cada oferta: “Salvar no catálogo”.</span>
          <Button variant="outlined" component={Link} to={paths.offers}>Ver ofertas</Button>
        </li>
        <li>
          <b>Importe uma planilha</b>
          <span className="small">Um arquivo CSV com os links; você confere antes.</span>
          <Button variant="outlined" onClick={() => onOpen("import")}>Importar</Button>
        </li>
      </ol>
    </Section>
  );
}
