import { Calendar, CalendarHeart, Megaphone, ShoppingBag, SquarePen, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { TextRow_text$key } from "../../__generated__/TextRow_text.graphql.ts";
import { repeatPath } from "../../routing/repeat_path.ts";
import { marketplaces } from "../../shared/marketplaces.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { Row } from "../../ui/lists/Row.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import type { InsertText } from "./text_mutations.ts";
import { type SeasonDates, seasonDay } from "./season_words.ts";
import { TextResults } from "./TextResults.tsx";
import { useDeleteText } from "./useDeleteText.ts";

/** One text: its season, when it was last used, and what it earned. */
export function TextRow(props: {
  text: TextRow_text$key;
  seasons: readonly SeasonDates[];
  insert: InsertText;
  onOpen: () => void;
}) {
  const text = useFragment(
    graphql`
      fragment TextRow_text on CampaignText {
        id
        name
        season
        tags
        marketplaces
        needsOffer
        variants {
          slot
        }
        usedAt
        results {
          ...TextResults_results
        }
      }
    `,
    props.text,
  );
  const remove = useDeleteText(props.insert);
  const now = useNow();
  const navigate = useNavigate();
  const { id, name, usedAt, results } = text;
  const season = props.seasons.find((one) => one.season === text.season);
  const about = [
    text.marketplaces.map((one) => marketplaces[one].name).join(", "),
    text.variants.length > 1 && `${text.variants.length} versões`,
    text.tags.join(", "),
  ].filter(Boolean).join(" · ");
  return (
    <Row
      title={name}
      icon={text.needsOffer ? <ShoppingBag size={18} /> : <Megaphone size={18} />}
      note={
        <>
          {about && (
            <>
              {about}
              <br />
            </>
          )}
          {usedAt ? `Usado ${ageLabel(usedAt, now)}` : "Ainda não usado"}
        </>
      }
      onOpen={props.onOpen}
      status={(season || usedAt) && (
        <>
          {season && (
            <Chip {...season.isNow && { tone: "proven" }} icon={<CalendarHeart aria-hidden />}>
              {`${season.name}, ${seasonDay(season)}`}
            </Chip>
          )}
          {usedAt && <TextResults results={results} />}
        </>
      )}
      edge={
        <MenuButton
          label={`Ações: ${name}`}
          menuLabel="Ações do texto"
          actions={[
            { label: "Editar", Icon: SquarePen, act: props.onOpen },
            {
              label: "Repetir…",
              Icon: Calendar,
              act: () => navigate(repeatPath({ textId: id })),
            },
            { label: "Excluir", Icon: Trash2, act: () => remove(id, name) },
          ]}
        />
      }
    />
  );
}
