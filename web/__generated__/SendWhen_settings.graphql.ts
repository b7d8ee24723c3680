/**
 * @generated SignedSource<<6277ad32b3a04bf04cfebf1f7142a077>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendWhen_settings$data = {
  readonly slots: ReadonlyArray<string>;
  readonly timeZone: string;
  readonly " $fragmentType": "SendWhen_settings";
};
export type SendWhen_settings$key = {
  readonly " $data"?: SendWhen_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendWhen_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendWhen_settings",
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
      "name": "slots",
      "storageKey": null
    }
  ],
  "type": "BotSettings",
  "abstractKey": null
};

(node as any).hash = "c3b57562f36fc8371eb13b8d608cfe11";

export default node;
