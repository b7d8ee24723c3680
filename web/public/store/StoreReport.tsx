import { publicPaths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import type { StoreReportData } from "../contract.ts";
import styles from "./StorePage.module.css";

const reasons = [
  ["WRONG_PRICE", "O preço ou o desconto não é verdade"],
  ["FRAUD", "É golpe, ou leva a um"],
  ["FORBIDDEN", "Vende o que é proibido"],
  ["COPY", "Finge ser outra pessoa ou copia alguém"],
  ["OTHER", "Outro"],
] as const;

/** The form that reports a store to this site's administration. */
export function StoreReport({ siteName, data }: { siteName: string; data: StoreReportData }) {
  const { title, base, action, problem, isSent } = data;
  if (isSent) {
    return (
      <main className={styles.report}>
        <h1>Denúncia recebida</h1>
        <p>A administração do {siteName} vai olhar a página “{title}”. Obrigado por avisar.</p>
        <p className={styles.foot}>
          <a href={base}>Voltar à página</a>
        </p>
      </main>
    );
  }
  return (
    <main className={styles.report}>
      <h1>Denunciar “{title}”</h1>
      <p className="small">
        Vai para a administração do {siteName}. Não guardamos quem denunciou; veja a{" "}
        <a href={publicPaths.privacy}>Privacidade</a>.
      </p>
      {problem && <p className={styles.problem} role="alert">{problem}</p>}
      <form action={action} method="post">
        <fieldset>
          <legend>O que há de errado?</legend>
          {reasons.map(([value, words], at) => (
            <label key={value}>
              <input type="radio" name="motivo" value={value} required defaultChecked={at === 0} />
              {words}
            </label>
          ))}
        </fieldset>
        <label className={styles.details}>
          Conte o que você viu (opcional)
          <textarea name="detalhes" maxLength={1000} />
        </label>
        <Button component="button" type="submit" variant="contained">Enviar denúncia</Button>
      </form>
    </main>
  );
}
