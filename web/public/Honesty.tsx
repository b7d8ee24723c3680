import type { ReactNode } from "react";
import { Chip } from "../ui/display/Chip.tsx";
import type { HomeData } from "./contract.ts";
import styles from "./Home.module.css";

/** What works today, what may fail, and the limits of the free plan, stated before registration. */
export function Honesty({ data: { limits, trialDays } }: { data: HomeData }) {
  const plan = [
    { most: limits.messagesPerMonth, of: "mensagens por mês" },
    { most: limits.groups, of: "grupos ativos" },
    { most: limits.sessions, of: limits.sessions === 1 ? "conexão" : "conexões" },
    { most: limits.offersPerDay, of: "ofertas por dia" },
  ];
  return (
    <>
      <section aria-labelledby="hoje">
        <h2 id="hoje" className={styles.heading}>O que funciona hoje, e o que pode falhar</h2>
        <ul className={styles.facts}>
          <Fact title="Telegram" chip={<Chip tone="proven">envia hoje</Chip>}>
            Pelo seu próprio bot. Você pode pausar tudo a qualquer momento e ver por que cada
            mensagem saiu, esperou ou não saiu.
          </Fact>
          <Fact title="WhatsApp" chip={<Chip tone="doubt">envia, com risco</Chip>}>
            Pelo seu número, como aparelho conectado. Não é um caminho oficial: o WhatsApp pode
            bloquear o número. Enviamos devagar e paramos no primeiro sinal.
          </Fact>
          <Fact title="Mercado Livre" chip={<Chip tone="doubt">link experimental</Chip>}>
            O link oficial que você gera e cola é o caminho seguro. O que montamos com a sua palavra
            pode não contar, e a tela diz isso.
          </Fact>
          <Fact title="Amazon e Shopee" chip={<Chip tone="proven">link conferido</Chip>}>
            Montado com a sua etiqueta e lido de volta. Quem decide e paga a comissão é a loja,
            pelas regras dela.
          </Fact>
          <Fact title="Leitura das páginas" chip={<Chip tone="doubt">nem sempre abre</Chip>}>
            Algumas lojas recusam servidores. Aí você cola o texto do app da loja, usa o botão do
            navegador ou preenche à mão.
          </Fact>
          <Fact title="Publicidade à vista" chip={<Chip tone="proven">#publi</Chip>}>
            Toda mensagem começa com #publi, como pede o guia do CONAR. Você pode desligar, sabendo
            que a responsabilidade é sua.
          </Fact>
        </ul>
      </section>
      <section aria-labelledby="plano">
        <h2 id="plano" className={styles.heading}>O plano Gratuito</h2>
        <div className={`${styles.card} on-card`}>
          <dl className={styles.plan}>
            {plan.map(({ most, of }) => (
              <div key={of}>
                <dt>{of}</dt>
                <dd className="tnum">{amount(most)}</dd>
              </div>
            ))}
          </dl>
          <p>
            O teste dura {trialDays}{" "}
            dias. Depois dele os envios param, tudo continua à vista e nada é apagado. Ainda não há
            plano pago à venda.
          </p>
        </div>
      </section>
    </>
  );
}

const amount = (most: number) => most < 0 ? "sem limite" : most.toLocaleString("pt-BR");

const Fact = (props: { title: string; chip: ReactNode; children: ReactNode }) => (
  <li className={`${styles.card} on-card`}>
    <h3>{props.title}{props.chip}</h3>
    <p>{props.children}</p>
  </li>
);
