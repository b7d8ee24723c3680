/**
 * @generated SignedSource<<060a0c6c9129f269dba3b38b85d22d80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SendingMode = "EVOLUTION_GATEWAY" | "PLATFORM_WHATSAPP" | "TELEGRAM" | "USER_WHATSAPP";
import { FragmentRefs } from "relay-runtime";
export type PaceCard_viewer$data = {
  readonly botSettings: {
    readonly gapMaxMs: number;
    readonly gapMinMs: number;
    readonly identicalPerHour: number | null | undefined;
    readonly isNumberProtected: boolean;
    readonly perDay: number;
    readonly perHour: number;
    readonly perMinute: number;
    readonly quietFrom: string | null | undefined;
    readonly quietTo: string | null | undefined;
    readonly safePace: {
      readonly gapMaxMs: number;
      readonly gapMinMs: number;
      readonly identicalPerHour: number;
      readonly perDay: number;
      readonly perHour: number;
      readonly perMinute: number;
    };
    readonly sendingMode: SendingMode;
  };
  readonly " $fragmentType": "PaceCard_viewer";
};
export type PaceCard_viewer$key = {
  readonly " $data"?: PaceCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaceCard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gapMinMs",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gapMaxMs",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perMinute",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perHour",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perDay",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "identicalPerHour",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaceCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BotSettings",
      "kind": "LinkedField",
      "name": "botSettings",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quietTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sendingMode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNumberProtected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SafePace",
          "kind": "LinkedField",
          "name": "safePace",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "dad733446d0c2047cacc8bbbc0a12af4";

export default node;
