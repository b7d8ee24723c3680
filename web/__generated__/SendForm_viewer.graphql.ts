/**
 * @generated SignedSource<<c92abd6c40296c661f920a86ccdd5a73>>
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "07f228acab4fd49024827a5264424d40";

export default node;
