/**
 * @generated SignedSource<<a23b621bdce689282e544a5c5cab2455>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ThemeCard_theme$data = {
  readonly id: string;
  readonly name: string;
  readonly settings: {
    readonly cardColor: string;
    readonly primaryColor: string;
    readonly sidebarColor: string;
  };
  readonly version: number;
  readonly " $fragmentType": "ThemeCard_theme";
};
export type ThemeCard_theme$key = {
  readonly " $data"?: ThemeCard_theme$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThemeCard_theme">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThemeCard_theme",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ThemeSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sidebarColor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "primaryColor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cardColor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Theme",
  "abstractKey": null
};

(node as any).hash = "d734d34b817f48094dbfbd6fef273d0b";

export default node;
