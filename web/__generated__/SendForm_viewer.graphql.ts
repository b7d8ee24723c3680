/**
 * @generated SignedSource<<2c819626d9f348afb606b3b3725faab1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendForm_viewer$data = {
  readonly botSettings: {
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"SendFoot_settings" | "SendWhen_settings">;
  };
  readonly isEmailVerified: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useActiveGroups_viewer">;
  readonly " $fragmentType": "SendForm_viewer";
};
export type SendForm_viewer$key = {
  readonly " $data"?: SendForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BotSettings",
      "kind": "LinkedField",
      "name": "botSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SendWhen_settings"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SendFoot_settings"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useActiveGroups_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8d176e8afd79fc798fe07e563d716f11";

export default node;
