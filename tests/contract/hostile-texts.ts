/** Unusual texts that a user may type or paste, by what is unusual. */
export const HOSTILE_TEXTS = {
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)> &amp; {{7*7}} #{7*7} <%= 7*7 %>',
  'an attribute that ends': `"' autofocus onfocus=alert(1) x="`,
  'a script address': 'javascript:alert(1)//data:text/html,<script>alert(1)</script>',
  'control signs': 'een\u0001twee\u0007drie\u001b[31mvier\u007f',
  'zero-width signs': 'een\u200btwee\u200d\ufeffdrie\u2060',
  'a right-to-left override': '\u202egnirts\u202c \u2066binnen\u2069',
  SQL: `'; drop table users; -- \\' $1 %s \\0`,
  'combining signs': 'Z\u0351\u036b\u0343a\u0324l\u0489g\u0322o',
  'emoji of many signs': '👩‍👩‍👧‍👦🏳️‍🌈',
  'names of the language': '__proto__ constructor toString',
  'other line ends': 'een\r\ntwee\u2028drie\n\nvier',
} as const;

/** Texts that no database stores, and texts too long for any field or call. */
export const REFUSED_TEXTS = {
  NUL: 'a\0b',
  'half a pair': 'a\ud800b',
  'nearly a megabyte': 'x'.repeat(1_000_000),
  'two megabytes': 'x'.repeat(2_000_000),
} as const;

/** The texts that break most, for the fast tests. */
export const WORST_TEXTS = [
  ['markup', HOSTILE_TEXTS.markup],
  ['control signs', HOSTILE_TEXTS['control signs']],
] as const;
