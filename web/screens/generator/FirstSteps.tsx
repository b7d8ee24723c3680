import { Check, Mail } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import type { StartHere_viewer$data } from "../../__generated__/StartHere_viewer.graphql.ts";
import { focusContent } from "../../browser/accessibility.ts";
import { paths } from "../../paths.ts";
import type { DemoReading } from "../../public/contract.ts";
import { useSendVerification } from "../../shared/account/useSendVerification.ts";
import { type Marketplace, marketplaceList } from "../../shared/marketplaces.ts";
import { firstTag, tagRows } from "../../shared/offers/unpaid/own_tags.ts";
import { TagField } from "../../shared/offers/unpaid/TagField.tsx";
import { hideFirstSteps } from "../../shared/first_steps.ts";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { shopNames } from "../../shared/shop_names.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { clockLabel } from "../../ui/text/clock.ts";
import { priceText } from "../../ui/text/numbers.ts";
import styles from "./FirstSteps.module.css";

const loadExampleOffer = () => import("./ExampleOffer.tsx");
const ExampleOffer = lazy(async () => ({ default: (await loadExampleOffer()).ExampleOffer }));

type Step = {
  readonly title: string;
  readonly note: string;
  readonly isDone: boolean;
  /** What it asks for; shown of the open step. */
  readonly content: ReactNode;
};

/**
 * The way of a new person to their first offer in a group: three steps, each done by the fact, one
 * open at a time.
 */
export function FirstSteps(
  { viewer, onHide }: { viewer: StartHere_viewer$data; onHide: () => void },
) {
  const [skipsTag, setSkipsTag] = useState(false);
  const [example, setExample] = useState<DemoReading | null>(null);
  const offer = viewer.offers.edges[0]?.node;
  const group = viewer.groups.edges[0]?.node;
  const tag = firstTag(viewer.affiliateTags);
  const steps: readonly Step[] = [
    {
      title: offer ? "Link lido" : "Cole um link",
      note: offer
        ? [offer.title, offer.price && priceText(offer.price.formatted)].filter(Boolean).join(" · ")
        : "Nós lemos o preço e escrevemos a mensagem",
      isDone: offer != null,
      content: (
        <>
          <p>Nós lemos o preço e escrevemos a mensagem.</p>
          <p className="small">De um produto da {shopNames}.</p>
          <ExampleButton onLoaded={setExample} />
        </>
      ),
    },
    {
      title: "Sua etiqueta",
      note: tag ?? "Para a venda pagar você",
      isDone: tag !== null,
      content: <TagStep offered={offer?.marketplace} onSkip={() => setSkipsTag(true)} />,
    },
    {
      title: "Seu primeiro grupo",
      note: group?.title ?? "WhatsApp ou Telegram",
      isDone: group != null,
      content: <GroupStep isConnected={viewer.messengerSessions.length > 0} />,
    },
  ];
  const undone = steps.filter(({ isDone }) => !isDone);
  const open = skipsTag && undone[0] === steps[1] ? undone[1] ?? steps[1] : undone[0];
  const hide = () => {
    hideFirstSteps();
    onHide();
    focusContent();
    showNotice("Os primeiros passos voltam pela Ajuda, no menu da sua conta.");
  };
  if (example) {
    const close = () => {
      setExample(null);
      focusContent();
    };
    return (
      <Suspense>
        <ExampleOffer reading={example} onClose={close} />
      </Suspense>
    );
  }
  return (
    <div className={styles.first}>
      <div className={styles.head}>
        <h2>Faça sua primeira oferta</h2>
        <Button size="small" onClick={hide}>Esconder</Button>
        <div className={styles.progress}>
          <div aria-hidden>
            {steps.map((step) => <i key={step.title} data-state={stateOf(step, step === open)} />)}
          </div>
          <span className="small">Passo {steps.indexOf(open!) + 1} de {steps.length}</span>
        </div>
      </div>
      <ol className={`${styles.steps} on-card`} data-asks={open !== steps[0]}>
        {steps.map((step, index) => (
          <li key={index} data-state={stateOf(step, step === open)}>
            <span className={styles.number}>
              {step.isDone
                ? (
                  <>
                    <Check size={18} aria-hidden />
                    <span className="sr-only">Feito:</span>
                  </>
                )
                : index + 1}
            </span>
            <div className={styles.words}>
              <h3>{step.title}</h3>
              {step !== open && <span className="small">{step.note}</span>}
            </div>
            {step === open && <div className={styles.open}>{step.content}</div>}
          </li>
        ))}
      </ol>
      {!viewer.isEmailVerified && <EmailLine email={viewer.email} />}
    </div>
  );
}

const stateOf = ({ isDone }: Step, isOpen: boolean) => isDone ? "done" : isOpen ? "now" : "later";

/** Loads the example when it is pressed. */
function ExampleButton({ onLoaded }: { onLoaded: (example: DemoReading) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const showError = useErrorNotice();
  const load = async () => {
    setIsBusy(true);
    try {
      onLoaded(await (await loadExampleOffer()).loadExample());
    } catch (error) {
      showError(error);
      setIsBusy(false);
    }
  };
  return (
    <BusyButton className={styles.skip} isBusy={isBusy} onClick={load}>
      Ver com um exemplo
    </BusyButton>
  );
}

/** Takes the tag of the offer's shop; where that shop has none, of a shop that the person picks. */
function TagStep(props: { offered: Marketplace | undefined; onSkip: () => void }) {
  const [picked, setPicked] = useState<Marketplace>("AMAZON");
  const isKnown = props.offered !== undefined && tagRows[props.offered] !== null;
  const marketplace = isKnown ? props.offered! : picked;
  return (
    <>
      <p>É o código que diz que a venda veio de você. {tagRows[marketplace]?.find}</p>
      {!isKnown && (
        <div className={styles.shops} role="group" aria-label="Loja">
          {marketplaceList.filter(([shop]) => tagRows[shop]).map(([shop, { name }]) => (
            <ToggleChip
              key={shop}
              isPicked={shop === picked}
              onToggle={() => setPicked(shop)}
            >
              {name}
            </ToggleChip>
          ))}
        </div>
      )}
      <TagField
        key={marketplace}
        marketplace={marketplace}
        label={`Informe ${tagRows[marketplace]?.words}`}
        button="Usar"
        onSaved={() => {}} // the store has the tag, which closes the step
      />
      <Button className={styles.skip} onClick={props.onSkip}>Ainda não tenho</Button>
    </>
  );
}

const GroupStep = ({ isConnected }: { isConnected: boolean }) => (
  <>
    <p>
      {isConnected
        ? "Sua conta está conectada. Falta escolher o grupo que recebe as ofertas."
        : "Conecte o WhatsApp ou o Telegram e escolha o grupo que recebe as ofertas."}
    </p>
    <Button
      variant="contained"
      component={Link}
      to={paths.groups}
    >
      {isConnected ? "Escolher o grupo" : "Conectar WhatsApp ou Telegram"}
    </Button>
  </>
);

/** Asks to confirm the e-mail in one line, and sends the confirmation email. */
function EmailLine({ email }: { email: string }) {
  const { sentAt, send, isBusy } = useSendVerification(email);
  return (
    <div className={styles.email}>
      <Mail size={18} aria-hidden />
      <span role="status">
        {sentAt === null
          ? "Confirme seu e-mail antes do primeiro envio"
          : `Enviamos para ${email} às ${clockLabel(sentAt)}`}
      </span>
      <BusyButton size="small" isBusy={isBusy} onClick={send}>
        {sentAt === null ? "Enviar e-mail" : "Reenviar"}
      </BusyButton>
    </div>
  );
}
