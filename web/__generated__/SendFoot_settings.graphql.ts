/**
 * @generated SignedSource<<a61d56935dd87a3fa5f74f662b4944ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendFoot_settings$data = {
  readonly pausedAt: string | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentType": "SendFoot_settings";
};
export type SendFoot_settings$key = {
  readonly " $data"?: SendFoot_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendFoot_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendFoot_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
      "storageKey": null
    }
  ],
  "type": "BotSettings",
  "abstractKey": null
};

(node as any).hash = "cacb77f49350da10f9a1af1e26c057b6";

export default node;
