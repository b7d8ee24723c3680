import { graphql } from "react-relay";

/** All that the list knows of a theme, for whatever brings a new or changed one. */
export const themeWhole = graphql`
  fragment themeWhole_theme on Theme {
    id
    version
    name
    settings {
      sidebarColor
      primaryColor
      cardColor
    }
  }
`;
