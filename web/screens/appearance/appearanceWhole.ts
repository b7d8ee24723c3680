import { graphql } from "react-relay";

/** All that this screen knows of the appearance: one record, however it came. */
export const appearanceWhole = graphql`
  fragment appearanceWhole_appearance on Appearance {
    id
    version
    sidebarColor
    primaryColor
    cardColor
    canUndo
  }
`;
