import { graphql, useFragment } from "react-relay";
import type { Networks_viewer$key } from "../../../__generated__/Networks_viewer.graphql.ts";
import { LinkTest } from "./LinkTest.tsx";
import { ProgrammeList } from "./ProgrammeList.tsx";
import { PublisherIdsForm } from "./PublisherIdsForm.tsx";

/** The shops that pay through networks or by links of their own, the person's ids, and a trial. */
export function Networks(props: { viewer: Networks_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment Networks_viewer on Viewer {
        ...ProgrammeList_viewer
        ...PublisherIdsForm_viewer
      }
    `,
    props.viewer,
  );
  return (
    <>
      <ProgrammeList viewer={viewer} />
      <PublisherIdsForm viewer={viewer} />
      <LinkTest />
    </>
  );
}
