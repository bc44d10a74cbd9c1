/**
 * Passwords met most often in leaks, lower-case, that the password rule itself would let through in some casing
 * (8–20 Latin characters with a digit). Kept apart from the rules: only the backend carries it.
 */
const COMMON = `
password1 password12 password123 password1234 password01 password11 password2 password3 password7 password99
passw0rd p@ssw0rd p@ssword1 p4ssword pa55word pa55w0rd passw0rd1 passw0rd123 p@ssw0rd1 p@ssw0rd123 p@$$w0rd pa$$w0rd1
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty01 qwerty11 qwerty21 qwerty777 qwerty7777 qwerty2020
qwertyu1 qwertyui1 qwertyuiop1 qwerty1q 1qwerty1 123qwerty 1234qwerty 12345qwerty 123456qwerty 12qwaszx 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 zaq1zaq1
qaz123wsx qazwsx12 qazwsx123 qazwsxedc1 zxcvbn12 zxcvbn123 zxcvbnm1 zxcvbnm123 asdfgh12 asdfgh123 asdfghjkl1 asdf1234
qwer1234 qwerasdf1 1234qwer 123qweasd 123qweasdzxc qweasdzxc1 qweasd123 qwe123qwe qwe12345 123qwe123 12345qwe 123456qwe
abc12345 abcd1234 abcde123 abcdef12 abc123456 abcd12345 aa123456 aa12345678 a1234567 a12345678 a123456789 a1b2c3d4
a1s2d3f4 asd12345 asd123456 aaa12345 aaa111222 aaaa1111 111222aaa 123456aa 1234567a 12345678a 123456789a 123456abc
1234abcd 12345abc abc123abc 123abc123 zaqwsx123 1a2b3c4d 1x2zkg8w 12345678q 123456789q 1234567q q1234567 q12345678
q123456789 z1234567 x1234567 w1234567 s1234567 letmein1 letmein12 letmein123 welcome1 welcome12 welcome123 welcome2
admin123 admin1234 admin12345 admin2020 admin2024 admin2025 admin2026 administrator1 root1234 test1234 test12345
testtest1 user1234 guest123 demo1234 master12 master123 superman1 batman123 spiderman1 iloveyou1 iloveyou2 iloveyou12
iloveyou123 sunshine1 sunshine12 princess1 princess12 princess123 football1 football12 baseball1 basketball1 monkey123
dragon12 dragon123 shadow123 michael1 jessica1 jennifer1 charlie1 jordan23 trustno1 starwars1 whatever1 computer1
internet1 samsung1 samsung123 iphone12 google123 facebook1 changeme1 changeme123 secret123 secret12 freedom1 hello123
hello1234 helloworld1 summer2020 summer2023 summer2024 summer2025 summer2026 winter2023 winter2024 winter2025
winter2026 spring2024 spring2025 spring2026 autumn2025 autumn2026 january1 november1 december1
parol123 parol1234 parol12345 parolparol1 gfhjkm12 gfhjkm123 gfhjkm1234 ghbdtn12 ghbdtn123 ghbdtn1234 privet12
privet123 privet1234 marina123 natasha1 nastya123 nastya12 svetlana1 tatiana1 tatyana1 ekaterina1 katya123 anastasia1
aleksandr1 alexander1 andrey123 dmitriy1 sergey123 vladimir1 maksim123 moskva123 moscow123 rossiya1 russia123 russia2020
zvezda123 lyubov123 solnce123 kotenok1 slonik123 apteka12 apteka123 apteka1234 apteka2024 apteka2025 apteka2026
farmacevt1 pharmacy1 pharmacy123 vichy123 vichy2026 cerave123 larocheposay1 proexpert1 proexpert123 portal123
`;

const known = new Set(COMMON.split(/\s+/).filter(Boolean));

/** Whether the password is one of the well-known ones, in any casing, also with a `!` or `.` at its end. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return known.has(plain) || known.has(plain.replace(/[!.?*]+$/, ''));
}
