import { useContext, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { TemplatePickerQuery } from "../../__generated__/TemplatePickerQuery.graphql.ts";
import { AttemptContext } from "../../relay/useScreenQuery.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { RedirectToSignIn } from "../RequestBoundary.tsx";
import { SheetBoundary } from "../SheetBoundary.tsx";
import { TemplateCard, TemplateGallery, useTemplateChoices } from "./TemplateGallery.tsx";
import styles from "./TemplateGallery.module.css";
import { useChooseTemplate } from "./useChooseTemplate.ts";

/** Chooses the template of an offer's message by one press on the message that it makes. */
export function TemplatePicker(props: { offerId: string; onClose: () => void }) {
  const [isRemembered, setIsRemembered] = useState(false);
  return (
    <Sheet title="Escolha como a mensagem sai" isTall isWide onClose={props.onClose}>
      <div className={styles.remember}>
        <Switch checked={isRemembered} onChange={setIsRemembered}>
          Usar também nas próximas ofertas
        </Switch>
      </div>
      <SheetBoundary
        skeleton={
          <TemplateGallery label="Modelos a caminho">
            {[0, 1, 2, 3].map((card) => (
              <li key={card}>
                <Skeleton variant="rounded" height={320} />
              </li>
            ))}
          </TemplateGallery>
        }
      >
        <PickerContent {...props} isRemembered={isRemembered} />
      </SheetBoundary>
    </Sheet>
  );
}

function PickerContent(
  props: { offerId: string; isRemembered: boolean; onClose: () => void },
) {
  const { viewer, node } = useLazyLoadQuery<TemplatePickerQuery>(
    graphql`
      query TemplatePickerQuery($offerId: ID!) {
        viewer {
          templateSamples(offerId: $offerId) {
            ...TemplateGallery_samples
          }
        }
        node(id: $offerId) {
          ...useChooseTemplate_offer @alias(as: "offer")
        }
      }
    `,
    { offerId: props.offerId },
    { fetchKey: useContext(AttemptContext), fetchPolicy: "store-and-network" },
  );
  if (!viewer) return <RedirectToSignIn />;
  if (!node?.offer) {
    return (
      <SheetBody>
        <EmptyState>Esta oferta não existe mais.</EmptyState>
      </SheetBody>
    );
  }
  return <Choices {...props} samples={viewer.templateSamples} offer={node.offer} />;
}

function Choices(props: {
  samples: Parameters<typeof useTemplateChoices>[0];
  offer: Parameters<typeof useChooseTemplate>[0];
  isRemembered: boolean;
  onClose: () => void;
}) {
  const { currentId, imageUrl, choices } = useTemplateChoices(props.samples);
  const isCurrent = ({ id }: { id: string }) => id === currentId;
  const ordered = choices.toSorted((one, other) =>
    Number(isCurrent(other)) - Number(isCurrent(one))
  );
  const { choose, hasCustomText } = useChooseTemplate(props.offer);
  return (
    <SheetBody>
      {hasCustomText && (
        <Alert severity="info">
          Você mudou o texto desta mensagem à mão. Um modelo entra no lugar dele; dá para desfazer.
        </Alert>
      )}
      <TemplateGallery label="Modelos">
        {ordered.map((choice) => (
          <TemplateCard
            key={choice.id}
            choice={choice}
            imageUrl={imageUrl}
            isPicked={!hasCustomText && isCurrent(choice)}
            onPick={() => choose(choice, props.isRemembered, props.onClose)}
          />
        ))}
      </TemplateGallery>
    </SheetBody>
  );
}
