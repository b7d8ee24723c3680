import { paths } from "../paths.ts";
import { Button } from "../ui/buttons/Button.tsx";
import type { HomeData } from "./contract.ts";
import { DemoForm } from "./DemoForm.tsx";
import { Frame } from "./Frame.tsx";
import { Honesty } from "./Honesty.tsx";
import styles from "./Home.module.css";

const steps = [
  {
    title: "Cole o link",
    words:
      "Do Mercado Livre, Amazon, Shopee, Magalu, AliExpress ou outra loja. Cada preço vem com a fonte e a hora em que foi lido; o que a página não diz fica em branco.",
  },
  {
    title: "Confira a mensagem",
    words:
      "Ela já sai com #publi na primeira linha e com o seu link de afiliado. O link só aparece como conferido quando a sua etiqueta está mesmo nele.",
  },
  {
    title: "Envie aos seus grupos",
    words:
      "Agora, na hora que você marcar ou no próximo horário livre, no ritmo que você definir. Cada grupo recebe uma vez; se houver dúvida, nada é repetido sem você.",
  },
];

/** The home page: what the product does, a demo, and its limits. */
export function Home({ siteName, data }: { siteName: string; data: HomeData }) {
  return (
    <Frame siteName={siteName}>
      <div className={styles.hero}>
        <div className={styles.pitch}>
          <h1>Do link do produto à oferta no seu grupo</h1>
          <p className={styles.lead}>
            Cole um link. O {siteName}{" "}
            lê o preço na página da loja, monta a mensagem com o seu link de afiliado e envia aos
            seus grupos do WhatsApp e do Telegram.
          </p>
          <div className={styles.calls}>
            <Button component="a" variant="contained" href={paths.register}>
              Criar conta grátis
            </Button>
            <Button component="a" variant="outlined" href={paths.login}>Entrar</Button>
          </div>
          <p className="small">{data.trialDays} dias de teste, sem cartão.</p>
        </div>
        <DemoForm demo={data.demo} />
      </div>
      <section aria-labelledby="como">
        <h2 id="como" className={styles.heading}>Como funciona</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, words }) => (
            <li key={title} className={`${styles.card} on-card`}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <Honesty data={data} />
    </Frame>
  );
}
