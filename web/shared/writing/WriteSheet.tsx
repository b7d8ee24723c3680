import { useContext, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { WriteSheetQuery } from "../../__generated__/WriteSheetQuery.graphql.ts";
import { AttemptContext } from "../../relay/useScreenQuery.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { articlePath } from "../../routing/help_params.ts";
import { RedirectToSignIn } from "../RequestBoundary.tsx";
import { SheetBoundary } from "../SheetBoundary.tsx";
import { DraftCards, DraftSkeletons } from "./DraftCards.tsx";
import { useWriteTexts, type Written } from "./useWriteTexts.ts";
import { firstWish, type Wish, writerNote } from "./wish.ts";
import { WishFields } from "./WishFields.tsx";
import type { ChosenDraft } from "./WriteButton.tsx";

type Props = {
  purpose: "OFFER_MESSAGE" | "TEMPLATE" | "CAMPAIGN_TEXT";
  offerId: string | null;
  onChoose: (draft: ChosenDraft) => void;
  onClose: () => void;
};

/** Writes some texts as the person wishes, side by side, to choose one. */
export const WriteSheet = (props: Props) => (
  <Sheet
    title="Escrever com IA"
    note="Preço, cupom e link são sempre os da oferta."
    isTall
    isWide
    onClose={props.onClose}
  >
    <SheetBoundary skeleton={<Skeleton variant="rounded" height={240} />}>
      <WriteContent {...props} />
    </SheetBoundary>
  </Sheet>
);

/** Says what rules wrote, where the reason alone does not. */
const withWriter = ({ rulesMessage: reason, drafts }: Written) =>
  !reason || reason.includes("regras")
    ? reason
    : drafts?.some(({ writtenBy }) => writtenBy === "MODEL")
    ? `${reason} O resto foi escrito pelas regras do site.`
    : `${reason} Quem escreveu foram as regras do site.`;

/** What the person wished last, until the page is left. */
let lastWish = firstWish;

function WriteContent({ purpose, offerId, onChoose }: Props) {
  const { viewer } = useLazyLoadQuery<WriteSheetQuery>(
    graphql`
      query WriteSheetQuery {
        viewer {
          assistant {
            isEnabled
            modelName
            isResting
            promptsLeft
          }
          retailSeasons {
            season
            name
          }
          groups(first: 50, isActive: true) {
            edges {
              node {
                id
                title
              }
            }
          }
        }
      }
    `,
    {},
    { fetchKey: useContext(AttemptContext), fetchPolicy: "store-and-network" },
  );
  const [wish, setWish] = useState<Wish>(() => ({ ...lastWish, question: "", groupId: "" }));
  const { written, error, isWriting, write } = useWriteTexts();
  if (!viewer) return <RedirectToSignIn />;
  const groups = viewer.groups.edges.flatMap(({ node }) => node ? [node] : []);
  const note = written?.rulesMessage ? withWriter(written) : writerNote(viewer.assistant);
  return (
    <>
      <SheetBody>
        <WishFields
          wish={wish}
          seasons={viewer.retailSeasons}
          groups={groups}
          hasQuestion={purpose === "OFFER_MESSAGE"}
          onChange={(changes) => setWish(lastWish = { ...wish, ...changes })}
        />
        {written?.rulesMessage ? <Alert severity="info">{note}</Alert> : (
          <p className="small">
            {note} <Link to={articlePath("escrever-com-ia")}>Como a IA escreve</Link>
          </p>
        )}
        {error && <Alert severity="warning">{error}</Alert>}
        <div aria-live="polite" aria-busy={isWriting}>
          {isWriting ? <DraftSkeletons /> : written && (
            <DraftCards
              written={written}
              purpose={purpose}
              onChoose={onChoose}
            />
          )}
        </div>
      </SheetBody>
      <SheetFoot>
        <BusyButton
          variant="contained"
          isBusy={isWriting}
          onClick={() => write(purpose, offerId, wish)}
        >
          {written ? "Escrever outros" : "Escrever"}
        </BusyButton>
      </SheetFoot>
    </>
  );
}
