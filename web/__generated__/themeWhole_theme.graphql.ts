/**
 * @generated SignedSource<<dc161230d62046ef1b8627b693b909da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type themeWhole_theme$data = {
  readonly id: string;
  readonly name: string;
  readonly settings: {
    readonly cardColor: string;
    readonly primaryColor: string;
    readonly sidebarColor: string;
  };
  readonly version: number;
  readonly " $fragmentType": "themeWhole_theme";
};
export type themeWhole_theme$key = {
  readonly " $data"?: themeWhole_theme$data;
  readonly " $fragmentSpreads": FragmentRefs<"themeWhole_theme">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "themeWhole_theme",
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

(node as any).hash = "b8b149e596f128ad003e7ff8cbcae77e";

export default node;
