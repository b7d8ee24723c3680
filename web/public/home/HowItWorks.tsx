import darkPhone from "../landing/generator-dark-phone.webp?url";
import dark from "../landing/generator-dark.webp?url";
import lightPhone from "../landing/generator-light-phone.webp?url";
import light from "../landing/generator-light.webp?url";
import { shopNames } from "../../shared/shop_names.ts";
import styles from "./HowItWorks.module.css";
import home from "./Home.module.css";

const steps = [
  {
    title: "Cole o link",
    words: `Da ${shopNames}.`,
  },
  {
    title: "Confira a mensagem",
    words: "Cada dado diz de onde veio; o texto já sai com #publi e com o seu link.",
  },
  {
    title: "Envie aos seus grupos",
    words: "Agora, na hora marcada ou no próximo horário livre, no seu ritmo.",
  },
];

/** The three steps beside a picture of the product itself, which a task takes. */
export function HowItWorks() {
  return (
    <section id="como" aria-labelledby="como-funciona" className={home.band}>
      <div className={`${home.site} ${styles.columns}`}>
        <div>
          <h2 id="como-funciona">Como funciona</h2>
          <ol className={styles.steps}>
            {steps.map(({ title, words }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{words}</p>
              </li>
            ))}
          </ol>
        </div>
        <Shot mode="light" desktop={light} phone={lightPhone} />
        <Shot mode="dark" desktop={dark} phone={darkPhone} />
      </div>
    </section>
  );
}

/** The picture of one mode; the other mode's is hidden, and never loaded. */
const Shot = (props: { mode: "light" | "dark"; desktop: string; phone: string }) => (
  <picture className={styles.shot} data-mode={props.mode}>
    <source media="(max-width: 599.95px)" srcSet={props.phone} width={720} height={1400} />
    <img
      src={props.desktop}
      width={1280}
      height={800}
      loading="lazy"
      decoding="async"
      alt="O gerador com uma oferta lida: o preço, de onde veio cada dado e a mensagem pronta para o grupo"
    />
  </picture>
);
