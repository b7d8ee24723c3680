import { useEffect } from "react";
import { focusContent } from "../../browser/accessibility.ts";
import { useIsDesktop } from "../../browser/media.ts";
import type { DemoReading, HomeData } from "../../public/contract.ts";
import { DemoFacts, DemoProduct, ExamplePhoto } from "../../public/home/DemoReading.tsx";
import { publicPaths } from "../../paths.ts";
import { RequestFailure } from "../../relay/request.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { MessageCard } from "../../ui/display/MessageBubble.tsx";
import { TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./ExampleOffer.module.css";

/** Fetches the example of the home page. @throws RequestFailure */
export async function loadExample(): Promise<DemoReading> {
  const response = await fetch(`${publicPaths.home}_payload.json`).catch(() => null);
  if (!response) throw new RequestFailure("offline");
  if (!response.ok) throw new RequestFailure("server");
  const { demo }: HomeData = await response.json();
  return demo.reading;
}

/** The home page's example as the generator would show it. It is no offer: it cannot be sent. */
export function ExampleOffer(props: { reading: DemoReading; onClose: () => void }) {
  const { reading, onClose } = props;
  const isDesktop = useIsDesktop();
  useEffect(focusContent, []);
  const facts = (
    <Section title="O que a página mostra">
      <DemoFacts facts={reading.facts} />
    </Section>
  );
  return (
    <>
      <div className={styles.head}>
        <h2>É assim que fica</h2>
        <Button size="small" onClick={onClose}>Fechar o exemplo</Button>
      </div>
      <p className="small">Produto e preços inventados. Isto não conta como oferta sua.</p>
      <TwoColumns
        aside={
          <>
            <MessageCard text={reading.text} imageUrl={null} picture={<ExamplePhoto />} />
            {!isDesktop && facts}
          </>
        }
      >
        <Section label="Exemplo">
          <DemoProduct reading={reading} isExample />
        </Section>
        {isDesktop && facts}
      </TwoColumns>
    </>
  );
}
