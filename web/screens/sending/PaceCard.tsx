import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { PaceCard_viewer$key } from "../../__generated__/PaceCard_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { effectivePace, gapWords, quietWords } from "../../shared/sending/pace_words.ts";

/** The pace of the messages and the quiet hours. */
export function PaceCard({ viewer }: { viewer: PaceCard_viewer$key }) {
  const { botSettings } = useFragment(
    graphql`
      fragment PaceCard_viewer on Viewer {
        botSettings {
          gapMinMs
          gapMaxMs
          perMinute
          perHour
          perDay
          identicalPerHour
          quietFrom
          quietTo
          sendingMode
          isNumberProtected
          safePace {
            gapMinMs
            gapMaxMs
            perMinute
            perHour
            perDay
            identicalPerHour
          }
        }
      }
    `,
    viewer,
  );
  const pace = effectivePace(botSettings);
  const same = pace.identicalPerHour;
  const quiet = quietWords(botSettings.quietFrom, botSettings.quietTo);
  return (
    <Section title="Ritmo" action={<Link to={paths.botSettings} className="small">Mudar</Link>}>
      <p className="small tnum">
        Um grupo {gapWords(pace)}, no máximo {pace.perMinute}{" "}
        por minuto{same && ` e ${countLabel(same, "texto igual", "textos iguais")} por hora`}
        {quiet && `, ${quiet}`}.
      </p>
    </Section>
  );
}
