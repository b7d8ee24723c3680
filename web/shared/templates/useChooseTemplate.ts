import { graphql, useFragment } from "react-relay";
import type { useChooseTemplate_offer$key } from "../../__generated__/useChooseTemplate_offer.graphql.ts";
import type {
  OfferFieldsInput,
  useChooseTemplateMutation,
} from "../../__generated__/useChooseTemplateMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { showUndoNotice } from "../outcome_notices.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { useMutationAction } from "../useMutationAction.ts";
import type { TemplateChoice } from "./TemplateGallery.tsx";
import { setTemplateUse } from "./template_use.ts";

/** Sets the template of an offer, on request that of the next ones too. */
export function useChooseTemplate(key: useChooseTemplate_offer$key) {
  const offer = useFragment(
    graphql`
      fragment useChooseTemplate_offer on Offer {
        id
        version
        templateId
        text
        hasCustomText
      }
    `,
    key,
  );
  const [runAction] = useMutationAction();
  const { id, hasCustomText } = offer;
  const before: OfferFieldsInput = {
    templateId: offer.templateId ?? null,
    ...hasCustomText && { text: offer.text },
  };

  const undo = (version: number) =>
    void runAction(async () => (await update(id, version, before)).message);

  const choose = (choice: TemplateChoice, isRemembered: boolean, onChosen: () => void) => {
    let version = offer.version;
    void runAction(async () => {
      const saved = await update(id, version, { templateId: choice.id, text: null });
      if (saved.message) return saved.message;
      version = saved.version;
      return isRemembered ? await setTemplateUse(choice, true) : null;
    }, () => {
      onChosen();
      const { name } = choice;
      if (isRemembered) {
        showNotice(`Modelo “${name}” nesta oferta e nas próximas.`, { variant: "success" });
      } else showUndoNotice(`Modelo desta oferta: ${name}.`, () => undo(version));
    });
  };
  return { choose, hasCustomText };
}

async function update(id: string, version: number, fields: OfferFieldsInput) {
  const { updateOffer } = await commit<useChooseTemplateMutation>(
    graphql`
      mutation useChooseTemplateMutation($input: UpdateOfferInput!) {
        updateOffer(input: $input) {
          ... on Offer {
            version
          }
          ...useOfferChanges_full @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id, version, fields } },
  );
  return { message: updateOffer.message ?? null, version: updateOffer.version ?? version };
}
