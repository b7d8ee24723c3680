/**
 * @generated SignedSource<<c597289a7938352c02f211efab3e3572>>
 * @relayHash 708730f13e2afd69c6996efb29c7575c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db42a409394840d45f93c9611e250a5b99770015c6ddef66e148f4aa98f6b9f4

import { ConcreteRequest } from 'relay-runtime';
export type LendPlatformNumberInput = {
  sessionId: string;
};
export type LendFormLendNumberMutation$variables = {
  input: LendPlatformNumberInput;
};
export type LendFormLendNumberMutation$data = {
  readonly lendPlatformNumber: {
    readonly code?: string;
    readonly message?: string;
    readonly platformNumber?: {
      readonly number: string;
    } | null | undefined;
  };
};
export type LendFormLendNumberMutation = {
  response: LendFormLendNumberMutation$data;
  variables: LendFormLendNumberMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformNumber",
      "kind": "LinkedField",
      "name": "platformNumber",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PlatformNumberChange",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LendFormLendNumberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "lendPlatformNumber",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LendFormLendNumberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "lendPlatformNumber",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db42a409394840d45f93c9611e250a5b99770015c6ddef66e148f4aa98f6b9f4",
    "metadata": {},
    "name": "LendFormLendNumberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5299696576ec66f288308f851f906253";

export default node;
