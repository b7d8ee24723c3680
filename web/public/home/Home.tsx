import { FileText, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import type { HomeData } from "../contract.ts";
import { Frame } from "../Frame.tsx";
import { DemoSection } from "./DemoSection.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./Home.module.css";
import { HowItWorks } from "./HowItWorks.tsx";
import { PlansSection } from "./PlansSection.tsx";

/** The home page: what the product does, a demo, and what it promises. */
export function Home({ siteName, data }: { siteName: string; data: HomeData }) {
  return (
    <Frame siteName={siteName} isWide>
      <Hero siteName={siteName} trialDays={data.trialDays} shared={data.shared} />
      <DemoSection demo={data.demo} />
      <HowItWorks />
      <Promises />
      {data.plans.length > 0 ? <PlansSection data={data} /> : <Trial data={data} />}
    </Frame>
  );
}

function Promises() {
  return (
    <section aria-labelledby="promessas" className={`${styles.band} ${styles.raised} on-card`}>
      <div className={styles.site}>
        <h2 id="promessas">Três coisas que prometemos</h2>
        <ul className={styles.three}>
          <Promise title="Todo número diz de onde veio" icon={<FileText size={24} aria-hidden />}>
            Preço, desconto e cupom trazem a fonte e a idade; o que a loja não diz fica em branco.
          </Promise>
          <Promise title="Cada grupo recebe uma vez" icon={<OnceIcon />}>
            Se a conexão cai no meio, nada se repete sozinho: mostramos a dúvida e você decide.
          </Promise>
          <Promise title="O seu número fica protegido" icon={<ShieldCheck size={24} aria-hidden />}>
            Pausas, teto por hora e silêncio à noite: nenhum ritmo zera o risco de bloqueio, o nosso
            o reduz.
          </Promise>
        </ul>
      </div>
    </section>
  );
}

const Promise = (props: { title: string; icon: ReactNode; children: ReactNode }) => (
  <li className={`${styles.card} on-card`}>
    <span className={styles.badge}>{props.icon}</span>
    <h3>{props.title}</h3>
    <p>{props.children}</p>
  </li>
);

/** A one in a circle. */
const OnceIcon = () => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="9" />
    <path d="M10 10l2.5-2v8" />
  </svg>
);

/** What the trial holds and what comes after it, in one sentence each. */
function Trial({ data: { limits, trialDays } }: { data: HomeData }) {
  const room = [
    countLabel(limits.messagesPerMonth, "mensagem", "mensagens"),
    countLabel(limits.groups, "grupo", "grupos"),
    countLabel(limits.sessions, "número conectado", "números conectados"),
  ].join(", ");
  return (
    <section aria-labelledby="teste" className={styles.band}>
      <div className={`${styles.site} ${styles.trial}`}>
        <div>
          <h2 id="teste">Comece sem pagar</h2>
          <p>
            São {trialDays} dias, sem cartão: {room} e{" "}
            {countLabel(limits.offersPerDay, "oferta por dia", "ofertas por dia")}. Depois os envios
            param, tudo continua à vista e nada é apagado.
          </p>
        </div>
        <Button component="a" variant="outlined" href={paths.register}>Criar conta</Button>
      </div>
    </section>
  );
}
