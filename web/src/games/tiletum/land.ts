/** The shapes of land and sea, drawn for these towns on the canvas of the map. */

export const MAINLAND =
  'M585-40Q560 10 590 25T520 85Q470 70 430 130T350 175Q320 205 270 205T195 235Q185 275 150 300T118 345Q120 385 80 380T35 410Q-5 405-25 430T-10 470Q40 485 55 525T75 600Q60 660 45 705T5 765Q-15 830 0 890T-60 960V1060H105Q120 1000 175 992T270 985Q310 965 350 985T425 962Q470 925 520 922T600 945Q625 985 640 1060H1100V-60H600z';
export const BRITAIN = 'M-60 90Q20 60 60 110T120 175Q175 190 150 235T120 300Q60 325 20 305T-60 320z';
export const ADRIATIC =
  'M800 800Q775 830 785 865T830 950Q855 1000 850 1060H1010Q990 1000 950 950T880 870Q845 840 838 812T800 800z';
export const RIVERS =
  'M505 700Q520 600 470 540T500 430Q480 350 420 250M640 60Q700 140 780 200M960 560Q880 500 800 500T640 505M345 960Q370 850 375 760M90 790Q150 740 220 640M400 205Q330 300 255 430';
export const HILLS =
  'M415 640l18-26 18 26M445 655l18-28 18 28M585 655l18-28 18 28M700 650l18-28 18 28M745 640l18-26 18 26M790 660l18-28 18 28M835 640l16-24 16 24M380 690l16-24 16 24M225 800l16-22 16 22M255 815l16-22 16 22M775 310l15-22 15 22M880 280l15-22 15 22M905 295l15-22 15 22M600 860l14-20 14 20M625 875l14-20 14 20';
export const WAVES =
  'M190 60q12-10 24 0t24 0 24 0M300 110q12-10 24 0t24 0M380 30q12-10 24 0t24 0 24 0M165 165q10-8 20 0t20 0M-15 560q10-8 20 0t20 0M-20 640q10-8 20 0t20 0M15 370q10-8 20 0t20 0M385 1010q12-10 24 0t24 0 24 0M520 985q12-10 24 0t24 0M890 960q12-10 24 0t24 0M850 890q10-8 20 0';

/** Towns that are drawn a little aside of where the data has them, so that all that belongs to them finds room. */
const ASIDE: Record<string, [x: number, y: number]> = {
  london: [88, 232],
  brugge: [226, 252],
  antwerpen: [366, 220],
  tiletum: [292, 350],
  koeln: [512, 326],
  frankfurt: [600, 412],
  strasbourg: [492, 520],
  paris: [205, 490],
  troyes: [325, 560],
  bordeaux: [85, 815],
  nuernberg: [712, 455],
  praha: [845, 366],
  hamburg: [608, 75],
  milano: [530, 752],
  verona: [646, 742],
  venezia: [802, 772],
  genova: [530, 885],
  firenze: [695, 925],
  toulouse: [165, 930],
  arles: [335, 925],
  london_brugge: [172, 172],
  nuernberg_verona: [668, 605],
};

export const drawnAt = ({ id, x, y }: { id: string; x: number; y: number }): { x: number; y: number } => {
  const [left, top] = ASIDE[id] ?? [x, y];
  return { x: left, y: top };
};
