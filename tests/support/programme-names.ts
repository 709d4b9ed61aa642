/** Words that identify a programme, in any domain and language. */
export const PROGRAMME_NAMES =
  /alcohol|drink|drank|tabak|tobacco|rok(?:en|er)|smok|gok|gambl|cannabis|wiet|coca[iï]ne|verslav|addict|naast(?:e|en)\b|close one|zelfhulp/i;
