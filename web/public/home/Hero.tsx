import { Check, Clock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { MessageLine } from "../../ui/display/MessageBubble.tsx";
import type { DemoReading } from "../contract.ts";
import coffeeMaker from "../landing/coffee_maker.svg?url";
import styles from "./Hero.module.css";

/** What the product does, in one sentence, and a message with the proof of each of its lines. */
export function Hero(props: { siteName: string; trialDays: number; shared: DemoReading }) {
  return (
    <section className={styles.hero}>
      <div>
        <h1>Transforme um link em oferta conferida em todos os seus grupos</h1>
        <p className={styles.lead}>
          O {props.siteName}{" "}
          lê o preço na loja, confere se o desconto é de verdade e envia com o seu link de afiliado,
          no WhatsApp e no Telegram.
        </p>
        <div className={styles.call}>
          <Button
            component="a"
            variant="contained"
            href={paths.register}
            className={styles.register}
          >
            Criar conta grátis
          </Button>
          <span>{props.trialDays} dias, sem cartão</span>
        </div>
      </div>
      <Scene shared={props.shared} />
    </section>
  );
}

type Proof = { readonly words: string; readonly icon: ReactNode; readonly isDoubt?: true };

const check = <Check aria-hidden />;
const ofPhoto: Proof = { words: "Lido na loja", icon: <Clock aria-hidden /> };
const ofEnd: Proof = {
  words: "Cupom sem prova: fora",
  icon: <TriangleAlert aria-hidden />,
  isDoubt: true,
};

/** The proof that hangs from a line, by what the line says. */
const proofs = ({ price, oldPrice }: DemoReading): readonly [says: string, Proof][] => [
  ["#publi", { words: "Aviso de publicidade", icon: check }],
  [oldPrice!, { words: "“De” está na página", icon: check }],
  [price!, { words: "Duas fontes concordam", icon: check }],
  ["https://", { words: "Seu link confere", icon: check }],
];

/** The message as the group sees it. On phones the proofs follow it; on desktops they hang from it. */
function Scene({ shared }: { shared: DemoReading }) {
  const known = proofs(shared);
  const paragraphs = shared.text.split(/\n{2,}/).map((paragraph) => paragraph.split("\n"));
  const proofOf = (line: string) => known.find(([says]) => line.includes(says))?.[1];
  return (
    <div className={styles.scene}>
      <div className={styles.phone} role="img" aria-label="Uma oferta como o grupo a vê">
        <div className={`${styles.group} on-card`}>
          <span className={styles.avatar}>A</span>
          <span>
            <b>Achados da Rafa</b>
            <br />
            <span className="small">grupo de exemplo</span>
          </span>
        </div>
        <div className={styles.room}>
          <div className={`${styles.earlier} on-card`}>Alguém viu cafeteira boa?</div>
          <div className={styles.bubble}>
            <div className={styles.photo}>
              <img src={coffeeMaker} width={120} height={120} alt="" />
              <Hung proof={ofPhoto} />
            </div>
            {paragraphs.map((lines, at) => (
              <p key={at}>
                {lines.map((line) => (
                  <span key={line} className={styles.line}>
                    <MessageLine line={line} />
                    <Hung proof={proofOf(line)} />
                  </span>
                ))}
              </p>
            ))}
            <p className={`${styles.line} ${styles.time} tnum`}>
              14:32<Hung proof={ofEnd} />
            </p>
          </div>
        </div>
      </div>
      <ul className={styles.proofs} aria-label="O que foi conferido">
        {[ofPhoto, ...known.map(([, proof]) => proof), ofEnd].map((proof) => (
          <li key={proof.words}>
            <ProofChip proof={proof} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Hung = ({ proof }: { proof: Proof | undefined }) =>
  proof && (
    <span className={styles.hung}>
      <ProofChip proof={proof} />
    </span>
  );

const ProofChip = ({ proof: { words, icon, isDoubt } }: { proof: Proof }) => (
  <Chip tone={isDoubt ? "doubt" : "proven"} icon={icon}>{words}</Chip>
);
